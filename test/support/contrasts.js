// Runs in a page: returns every text whose contrast with its background is below 4.5 (WCAG 2.2, 1.4.3).
;(() => {
  const holdsText = (element) => [...element.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim())
  const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility() && holdsText(element))
  return shown.flatMap((element) => {
    const [ink, paper] = [luminance(getComputedStyle(element).color), luminance(behind(element))]
    const ratio = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05)
    return ratio < 4.5 ? [`${element.textContent.trim()}: ${ratio}`] : []
  })

  function behind(element) {
    const colour = getComputedStyle(element).backgroundColor
    return colour === 'rgba(0, 0, 0, 0)' ? behind(element.parentElement) : colour
  }

  function luminance(colour) {
    const [r, g, b] = colour.match(/[\d.]+/g).map((value) => {
      const part = Number(value) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
})()
