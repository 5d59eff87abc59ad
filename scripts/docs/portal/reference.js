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
  authentication: { preferredSecurityScheme: schemes[surface] },
  onLoaded: () => main.querySelector('.waiting')?.remove(),
}
const reference = Scalar.createApiReference('#reference', configuration)

addEventListener('theme', ({ detail: isDark }) => {
  reference.updateConfiguration({ ...configuration, forceDarkModeState: isDark ? 'dark' : 'light' })
})
