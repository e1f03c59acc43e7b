export function RaffleScreen() {
  return null
}
