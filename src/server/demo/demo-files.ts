import { fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { StagedFile } from '#contract/kit/files.ts'
import type { ArtistDocument } from '#contract/pro-artists.entities.ts'
import type { Picture } from '#server/kit/image-process.ts'
import { stageFile } from '#server/kit/staging.ts'
import type { Upload } from '#server/kit/upload.ts'
import type { DemoArtist } from './demo-artists.ts'
import { plain } from './demo-contacts.ts'
import { documentsOf } from './demo-documents.ts'
import type { Drawn } from './demo-drawing-process.ts'

/** A picture or a document of an artist, ready to be stored. */
export type DemoFile = {
  artist: DemoArtist
  file: StagedFile
  /** Null: the picture. */
  document: Pick<ArtistDocument, 'kind' | 'valid_until'> | null
}

export async function makeFiles(upload: Upload, artists: DemoArtist[], now: Date): Promise<DemoFile[]> {
  const made = await Promise.all([pictures(upload, artists), documents(upload, artists, now)])
  return made.flat()
}

async function pictures(upload: Upload, artists: DemoArtist[]): Promise<DemoFile[]> {
  const portrayed = artists.flatMap((artist) => {
    const { look } = artist.person
    return look ? [{ artist, drawn: { look, seed: artist.seed } }] : []
  })
  const drawn = await drawAll(
    portrayed.map(({ drawn }) => drawn),
    upload.folder,
  )
  return portrayed.map(({ artist }, index) => {
    const { width, height, variants } = drawn[index] as Picture
    const file = Object.assign(new StagedFile('avatar'), {
      originalName: `${plain(artist.row.last_name)}.jpg`,
      mime: 'image/webp',
      bytes: variants.at(-1)?.bytes as number,
      width,
      height,
      moveInto: (key: string) => upload.moveInto(key, variants),
    })
    return { artist, file, document: null }
  })
}

/** In a process that ends with it, so that the portal does not keep the memory that drawing takes. */
function drawAll(people: Drawn[], folder: string): Promise<Picture[]> {
  const child = fork(new URL('./demo-drawing-process.ts', import.meta.url), { env: {} })
  return new Promise((resolve, reject) => {
    child.once('message', (pictures: Picture[]) => resolve(pictures))
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The portraits of the demo academy could not be drawn.')))
    child.send({ people, folder }, (error) => error && reject(error))
  })
}

function documents(upload: Upload, artists: DemoArtist[], now: Date): Promise<DemoFile[]> {
  const sent = artists.flatMap((artist) => documentsOf(artist, now).map((document) => ({ artist, document })))
  return Promise.all(
    sent.map(async ({ artist, document: { name, content, ...document } }) => {
      const path = upload.newPath()
      await writeFile(path, content)
      const file = await stageFile(upload, 'document', { path, bytes: content.length, name })
      return { artist, file, document }
    }),
  )
}
