import type { PicturesHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as pictures from '../services/pictures/pictures.ts'

export const picturesHandlers = (dependencies: Dependencies): PicturesHandlers => ({
  listPictures: ({ db, shop, query }) => pictures.list(db, shop, dependencies.config, query),
  uploadPicture: ({ db, shop, receiveFile }) => pictures.add(db, dependencies, shop, receiveFile),
  deletePicture: ({ db, shop, params }) => pictures.remove(db, shop, params.id),
})
