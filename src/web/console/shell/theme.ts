export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const name = 'storefront.theme'

export function theme(): Theme {
  const kept = localStorage.getItem(name)
  return themes.find((one) => one === kept) ?? 'system'
}

/** Keeps a choice for the next visit, and shows it. */
export function chooseTheme(chosen: Theme): void {
  localStorage.setItem(name, chosen)
  showTheme()
}

export function showTheme(): void {
  const chosen = theme()
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}
