const main = document.querySelector('#content')
const { contract, surface } = main.dataset
const schemes = { store: 'shopperToken', apps: 'pastedToken', console: 'accountToken' }
const system = matchMedia('(prefers-color-scheme: dark)')
const theme = document.documentElement.dataset.theme ?? (system.matches ? 'dark' : 'light')

const configuration = {
  url: contract,
  forceDarkModeState: theme,
  hideDarkModeToggle: true,
  // The search of all pages is in the header.
  hideSearch: true,
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  documentDownloadType: 'direct',
  hiddenClients: true,
  // Pages of other origins cannot call the console, and these pages are never at its own.
  hideTestRequestButton: surface === 'console',
  authentication: { preferredSecurityScheme: schemes[surface] },
  onLoaded: () => main.querySelector('.waiting')?.remove(),
}
const reference = Scalar.createApiReference('#reference', configuration)

addEventListener('theme', ({ detail: isDark }) => {
  reference.updateConfiguration({ ...configuration, forceDarkModeState: isDark ? 'dark' : 'light' })
})

// Scalar hides the words in its buttons for copying from everybody, and lets nobody without a mouse scroll its code. It
// draws more of both when something is opened.
const place = document.querySelector('#reference')
function mend() {
  for (const button of place.querySelectorAll('button[class*=copy-button]:not([aria-label])'))
    button.ariaLabel = 'Copy'
  for (const scroller of place.querySelectorAll(':is(code.custom-scroll, ul.endpoints):not([tabindex])'))
    scroller.tabIndex = 0
}
new MutationObserver(mend).observe(place, { childList: true, subtree: true })
mend()
