import { fork } from 'node:child_process'
import { stat, writeFile } from 'node:fs/promises'
import type { ArtistDocument } from '#contract/artists/artists.entities.ts'
import { StagedFile } from '#contract/kit/files.ts'
import { stageFile } from '#server/kit/files/staging.ts'
import type { Upload } from '#server/kit/http/upload.ts'
import type { DemoArtist } from './demo-artists.ts'
import { plain } from './demo-contacts.ts'
import { documentsOf } from './demo-documents.ts'
import type { Depicted, Drawn } from './demo-drawing-process.ts'

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
    const { look, photo } = artist.person
    return look ? [{ artist, drawn: { look, seed: artist.seed, photo } }] : []
  })
  const drawn = await drawAll(
    portrayed.map(({ drawn }) => drawn),
    upload.folder,
  )
  return Promise.all(
    portrayed.map(async ({ artist }, index) => {
      const name = `${plain(artist.row.last_name)}.jpg`
      return { artist, file: await staged(upload, name, drawn[index] as Depicted), document: null }
    }),
  )
}

async function staged(upload: Upload, name: string, depicted: Depicted): Promise<StagedFile> {
  if ('path' in depicted) {
    const { path } = depicted
    return stageFile(upload, 'avatar', { path, bytes: (await stat(path)).size, name })
  }
  const { width, height, variants } = depicted
  return Object.assign(new StagedFile('avatar'), {
    originalName: name,
    mime: 'image/webp',
    bytes: variants.at(-1)?.bytes as number,
    width,
    height,
    moveInto: (key: string) => upload.moveInto(key, variants),
  })
}

/** In a process that ends with it, so that the portal does not keep the memory that drawing takes. */
function drawAll(people: Drawn[], folder: string): Promise<Depicted[]> {
  const child = fork(new URL('./demo-drawing-process.ts', import.meta.url), { env: {} })
  return new Promise((resolve, reject) => {
    child.once('message', (pictures: Depicted[]) => resolve(pictures))
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
