import { encode } from 'uqr'

/** The level of error correction that EPC069-12 asks for, and the quiet zone that every QR code needs. */
const options = { ecc: 'M', border: 4 } as const

/** Draws a QR code as one path: each dark module is a square of one unit. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, options)
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={squares.join('')} />
    </svg>
  )
}
