import sharp from 'sharp'
import { lookOf, lookSide } from './look.ts'

/** How the picture in a file looks; null where there is too little in it. For processes that decode pictures. */
export async function lookOfFile(path: string): Promise<string | null> {
  const small = sharp(path).flatten({ background: '#fff' }).resize(lookSide, lookSide, { fit: 'fill' })
  return lookOf(await small.grayscale().raw().toBuffer())
}
