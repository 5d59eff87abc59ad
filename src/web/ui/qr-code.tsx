import './qr-code.css'
import { encode } from 'uqr'

/** Draws a QR code as one path: each dark module is a square of one unit. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <div className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={squares.join('')} fill="currentColor" />
      </svg>
    </div>
  )
}
