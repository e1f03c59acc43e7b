import { useLanes } from '#features/games/useLanes.ts'

/** How players know a vendor, where they do. */
export function useVendorName(code: string | undefined): string | undefined {
  const { data: lanes } = useLanes()
  return lanes?.flatMap(({ vendors }) => vendors).find((vendor) => vendor.code === code)?.name
}
