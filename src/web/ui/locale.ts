// Browsers on Linux with LANG=C call their language `en-US@posix`, which Intl refuses, and uPlot asks Intl for it when it is
// loaded. So this is imported before it.
try {
  Intl.getCanonicalLocales(navigator.language)
} catch {
  Object.defineProperty(navigator, 'language', { value: 'en-US' })
}
