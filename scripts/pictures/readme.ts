import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** The pictures that README.md shows, by their names there. */
const shown = {
  console: 'order-desktop-light',
  docs: 'docs-desktop-light',
  'shop-ecommerce': 'shop-ecommerce-home-desktop-light',
  'shop-digital': 'shop-digital-home-desktop-dark',
  'shop-restaurant': 'shop-restaurant-home-desktop-light',
  'shop-business': 'shop-business-home-desktop-light',
}

/** Makes small ones of the pictures that the README shows; what was not taken this time stays as it is. */
export async function keepForReadme(folder: string): Promise<void> {
  mkdirSync('docs/pictures', { recursive: true })
  for (const [name, taken] of Object.entries(shown)) {
    const file = join(folder, `${taken}.png`)
    if (!existsSync(file)) continue
    await sharp(file)
      .resize({ width: 960, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(`docs/pictures/${name}.webp`)
  }
}
