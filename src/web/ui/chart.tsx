import 'uplot/dist/uPlot.min.css'
import './chart.css'
import './locale.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import UPlot from 'uplot'

/** A bar of the chart, with what it is compared with. */
export interface ChartPoint {
  /** The label below the bar. */
  name: string
  value: number
  /** The same in the previous period, drawn as a line. */
  before: number
  /** All of it in words: for people who point at it, and for those who hear it. */
  words: string
}

export interface ChartProps {
  label: string
  points: ChartPoint[]
  /** The text above the chart while nothing is pointed at. */
  lead: string
  /** A value as the axis shows it. */
  short: (value: number) => string
}

const height = 220
const font = '12px "Inter Variable", system-ui, sans-serif'

/**
 * Draws amounts over time as bars, with the previous period as a line. For the keyboard it is a slider: the arrows go
 * from bar to bar, and each is described in words. Import it lazily, because its library is large.
 */
export function Chart({ label, points, lead, short }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const plot = useRef<UPlot | null>(null)
  const [at, setAt] = useState<number | null>(null)
  const theme = useTheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the colours that are read here
  useEffect(() => {
    const box = frame.current!
    const drawn = new UPlot(optionsOf(box, points, short, setAt), dataOf(points), box)
    plot.current = drawn
    const watch = new ResizeObserver(() => drawn.setSize({ width: box.clientWidth, height }))
    watch.observe(box)
    return () => {
      watch.disconnect()
      drawn.destroy()
      setAt(null)
    }
  }, [points, short, theme])

  const last = points.length - 1
  const move = (event: KeyboardEvent) => {
    const now = at ?? last + 1
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const index = Math.max(0, Math.min(last, to))
    plot.current?.setCursor({ left: plot.current.valToPos(index, 'x'), top: 0 })
    setAt(index)
  }
  const shown = at === null ? undefined : points[at]
  return (
    <div className="chart">
      <p className="chart-words tabular" aria-hidden="true">
        {shown?.words ?? lead}
      </p>
      <div
        ref={frame}
        className="chart-frame"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(at ?? last) + 1}
        aria-valuetext={shown?.words ?? lead}
        onKeyDown={move}
      />
    </div>
  )
}

const dataOf = (points: ChartPoint[]): UPlot.AlignedData => [
  points.map((_, index) => index),
  points.map(({ value }) => value),
  points.map(({ before }) => before),
]

function optionsOf(
  box: HTMLElement,
  points: ChartPoint[],
  short: (value: number) => string,
  onPoint: (index: number | null) => void,
): UPlot.Options {
  const [accent, muted, line] = ['--accent', '--muted', '--line'].map((name) => colourOf(box, name))
  const most = Math.max(...points.map(({ value, before }) => Math.max(value, before)))
  const axis = { stroke: muted, font, ticks: { show: false } }
  return {
    width: box.clientWidth,
    height,
    padding: [8, 4, 0, 0],
    legend: { show: false },
    scales: {
      x: { time: false, range: [-0.6, points.length - 0.4] },
      y: { range: [0, most > 0 ? most * 1.08 : 1] },
    },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        space: 72,
        incrs: [1, 2, 3, 5, 7, 10, 14, 30],
        values: (_, places) => places.map((place) => points[place]?.name ?? ''),
      },
      {
        ...axis,
        size: 16 + 7 * short(most * 0.75).length,
        space: 44,
        grid: { stroke: line, width: 1 },
        values: (_, values) => values.map(short),
      },
    ],
    series: [
      {},
      {
        fill: accent,
        width: 0,
        points: { show: false },
        paths: UPlot.paths.bars!({ size: [0.64, 36], radius: 0.18 }),
      },
      { stroke: muted, width: 1.5, dash: [4, 4], points: { show: false } },
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  }
}

/** Returns the current colour of a token. A canvas knows neither tokens nor `light-dark()`. */
function colourOf(box: HTMLElement, token: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${token})`
  box.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Changes whenever the page turns dark or light: by its own switch or by the system's. */
function useTheme(): number {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    const turned = () => setTurns((all) => all + 1)
    const system = matchMedia('(prefers-color-scheme: dark)')
    const own = new MutationObserver(turned)
    own.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    system.addEventListener('change', turned)
    return () => {
      own.disconnect()
      system.removeEventListener('change', turned)
    }
  }, [])
  return turns
}
