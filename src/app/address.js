// Runs before the boot script on the page of another language than the brand's default. Its address
// begins with the language, by which search engines tell the versions of a page apart; the app knows
// only the rest of it (docs/decisions/032).
history.replaceState(
  null,
  '',
  document.currentScript.dataset.path + location.search + location.hash,
)
