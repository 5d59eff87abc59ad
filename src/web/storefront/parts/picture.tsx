/** The width of a picture by its place on a page, as `sizes` tells the browser (see style.css). */
const widths = {
  hero: '(min-width: 861px) 48vw, 94vw',
  gallery: '(min-width: 861px) 50vw, 94vw',
  card: '(min-width: 1280px) 290px, (min-width: 600px) 28vw, 45vw',
  tile: '(min-width: 861px) 16vw, 132px',
  post: '(min-width: 861px) 48vw, 94vw',
  row: '128px',
  thumb: '112px',
  logo: '36px',
}
export type PicturePlace = keyof typeof widths

interface PictureProps {
  src: string | null | undefined
  place: PicturePlace
  /** Empty if the name is next to it. */
  alt?: string
  /** True if it is visible without scrolling: all others are loaded when they come near. */
  first?: boolean
}

/** Shows a picture in a box that is there before it is loaded, so that nothing moves. */
export function Picture({ src, place, alt = '', first = false }: PictureProps) {
  return (
    <span class="picture">
      {src && (
        <img
          src={src}
          {...sizesOf(src, place)}
          alt={alt}
          width="800"
          height="800"
          decoding="async"
          {...(first ? { fetchpriority: 'high' } : { loading: 'lazy' })}
        />
      )}
    </span>
  )
}

/** The address of a picture that was uploaded to the service: the id of the store and the SHA-256 of its bytes. */
const uploaded = /\/pictures\/[0-9a-f]{24}\/[0-9a-f]{64}\.(?:jpg|png|webp)$/

/**
 * Returns the address of a picture as those who show links take it, PNG or JPEG: the service makes a PNG of what was
 * uploaded. null for a picture that is hosted elsewhere in another format (decision links-are-shown-with-a-png).
 */
export function sharedPicture(src: string | null | undefined): string | null {
  if (!src || !URL.canParse(src)) return null
  if (uploaded.test(src)) return `${src}?size=share`
  return /\.(?:png|jpe?g)$/i.test(new URL(src).pathname) ? src : null
}

/**
 * Returns the sizes of a picture that was uploaded to the service, for a browser to choose from. Their longer edges
 * have 320, 800 and 1600 pixels; the shorter edge fills the box, and in a 4:3 picture has these. A picture that is
 * hosted elsewhere has one size.
 */
export function sizesOf(src: string, place: PicturePlace): { srcset?: string; sizes?: string } {
  if (!uploaded.test(src)) return {}
  return {
    srcset: `${src}?size=small 240w, ${src}?size=medium 600w, ${src}?size=large 1200w`,
    sizes: widths[place],
  }
}
