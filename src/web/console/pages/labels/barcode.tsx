import JsBarcode from 'jsbarcode'

/** The white that a scanner needs beside the bars, in modules. */
const quiet = 10

/**
 * Draws a barcode: EAN for a GTIN of 13, 12 or 8 digits, and Code 128 for anything else. The library computes the modules
 * alone, because the policy of the pages permits no style attribute, which its own drawings have.
 */
export function Barcode({ code }: { code: string }) {
  const modules = modulesOf(code)
  if (!modules) return null
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${index + quiet} 0h${bar.length}v1h-${bar.length}z`,
  )
  return (
    <svg
      className="barcode"
      role="img"
      aria-label={code}
      viewBox={`0 0 ${modules.length + 2 * quiet} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={bars.join('')} />
    </svg>
  )
}

/** Returns the bars as ones; undefined for a text that no barcode can have. */
function modulesOf(code: string): string | undefined {
  const digits = /^\d{12}$/.test(code) ? `0${code}` : code
  const ean = /^\d{13}$/.test(digits) ? 'EAN13' : /^\d{8}$/.test(digits) ? 'EAN8' : undefined
  return (ean && encoded(digits, ean)) ?? encoded(code, 'CODE128')
}

function encoded(text: string, format: string): string | undefined {
  const drawn: { encodings?: { data: string }[] } = {}
  let isValid = true
  try {
    JsBarcode(drawn, text, {
      format,
      flat: true,
      valid: (valid) => {
        isValid = valid
      },
    })
  } catch {
    // It throws for some texts instead of calling `valid`.
    return undefined
  }
  return isValid ? drawn.encodings?.map(({ data }) => data).join('') : undefined
}
