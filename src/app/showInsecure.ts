import { showMessage } from './showFailure.ts'

/** Says that the site needs TLS, and leads to the same address with it. */
export function showInsecure(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.failure')) {
    block.querySelector('p')!.textContent = block.dataset['insecure']!
    block.querySelector('a')!.href = window.location.href.replace(/^http:/, 'https:')
  }
  showMessage()
}
