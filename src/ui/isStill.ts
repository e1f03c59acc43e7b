/** Whether nothing may move by itself: the reader or the brand's choice of motion asks for it. */
export const isStill = () =>
  document.documentElement.dataset['motion'] === 'none' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches
