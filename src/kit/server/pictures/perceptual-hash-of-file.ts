import sharp from 'sharp'
import { hashSide, type PerceptualHashes, perceptualHashesOf } from './perceptual-hash.ts'

/** Computes the perceptual hash of a picture file. */

/** How the picture in a file looks; null where there is too little in it. For processes that decode pictures. */
export async function perceptualHashesOfFile(path: string): Promise<PerceptualHashes | null> {
  const small = sharp(path).flatten({ background: '#fff' }).resize(hashSide, hashSide, { fit: 'fill' })
  return perceptualHashesOf(await small.grayscale().raw().toBuffer())
}
