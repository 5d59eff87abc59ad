// Runs before anything is drawn, so that no page flashes in the other colours. The choice stays in this browser.
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {
  // A browser that keeps nothing follows the system.
}
