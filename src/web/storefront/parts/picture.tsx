interface PictureProps {
  src: string | null | undefined
  /** Empty where the name stands beside it. */
  alt?: string
  /** Whether it is seen before anything is scrolled: all others are loaded when they come near. */
  first?: boolean
}

/** A picture in a square that is there before it is loaded, so that nothing moves. */
export function Picture({ src, alt = '', first = false }: PictureProps) {
  return (
    <span class="picture">
      {src && (
        <img
          src={src}
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
