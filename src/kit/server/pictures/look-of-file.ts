import sharp from 'sharp'
import { type Looks, lookSide, looksOf } from './look.ts'

/** Computes the perceptual hash of a picture file. */

/** How the picture in a file looks; null where there is too little in it. For processes that decode pictures. */
export async function looksOfFile(path: string): Promise<Looks | null> {
  const small = sharp(path).flatten({ background: '#fff' }).resize(lookSide, lookSide, { fit: 'fill' })
  return looksOf(await small.grayscale().raw().toBuffer())
}
