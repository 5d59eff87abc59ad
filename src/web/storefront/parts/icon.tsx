/** Strokes on a square of 24, drawn for this shop. */
const shapes = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-4 3.8-5.5 7.5-5.5s6.7 1.5 7.5 5.5',
  bag: 'M5.5 8h13l1 12.5h-15ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16v.5',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z',
  like: 'M7.5 10.5v9h9.3a2 2 0 0 0 2-1.6l1.3-6a2 2 0 0 0-2-2.4H14l.6-3.3A2 2 0 0 0 12.6 4l-3.1 6.5ZM7.5 10.5H4v9h3.5',
  dislike:
    'M7.5 13.5v-9h9.3a2 2 0 0 1 2 1.6l1.3 6a2 2 0 0 1-2 2.4H14l.6 3.3a2 2 0 0 1-2 2.2l-3.1-6.5ZM7.5 13.5H4v-9h3.5',
  truck:
    'M3 6h11v10H3ZM14 9.5h3.5L21 13v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 20h15',
  cross: 'm6 6 12 12M18 6 6 18',
  arrow: 'M5 12h14M13 6l6 6-6 6',
}

/** The left half of the star, for a rating between two numbers. */
const halfStar = 'M12 3.5v13.4l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z'

/** Draws a decorative icon: its meaning is written next to it. */
export function Icon({ name, filled = false }: { name: keyof typeof shapes; filled?: boolean | 'half' }) {
  return (
    <svg
      class={filled === true ? 'icon filled' : 'icon'}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
      {filled === 'half' && <path class="half" d={halfStar} />}
    </svg>
  )
}
