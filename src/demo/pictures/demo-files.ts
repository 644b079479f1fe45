import { fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { type Purpose, StagedFile } from '#kit/contract/values/files.ts'
import { stageFile } from '#kit/server/files/staging.ts'
import type { Upload } from '#kit/server/http/files/upload.ts'
import type { Picture } from '#kit/server/pictures/image-process.ts'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'
import type { DemoArtist } from '../records/demo-artists.ts'
import { plain } from '../records/demo-contacts.ts'
import type { DemoPortfolioItem } from '../records/demo-portfolio.ts'
import { documentsOf } from './demo-documents.ts'
import type { ToDraw } from './demo-drawing-process.ts'
import { type DemoWorkImages, imagesOf } from './demo-work-images.ts'

/** A picture or a document of an artist, ready to be stored. */
export type DemoFile = {
  artist: DemoArtist
  file: StagedFile
  /** Null: the picture. */
  document: Pick<ArtistDocument, 'kind' | 'valid_until'> | null
}

export async function makeFiles(upload: Upload, artists: DemoArtist[], now: Date): Promise<DemoFile[]> {
  const [portraits, papers] = await Promise.all([drawPortraits(upload, artists), documents(upload, artists, now)])
  return [...portraits, ...papers]
}

async function drawPortraits(upload: Upload, artists: DemoArtist[]): Promise<DemoFile[]> {
  const portrayed = artists.flatMap((artist) => {
    const { look, photo } = artist.person
    return look ? [{ artist, drawn: { look, seed: artist.seed, photo } }] : []
  })
  const people = portrayed.map(({ drawn }) => drawn)
  const pictures = await drawAll({ people, treatments: [], folder: upload.folder })
  return portrayed.map(({ artist }, index) => {
    const name = `${plain(artist.row.last_name)}.jpg`
    return { artist, file: made(upload, 'avatar', name, pictures[index] as Picture), document: null }
  })
}

/** The pictures of all works. */
export async function drawWorks(upload: Upload, portfolio: DemoPortfolioItem[]): Promise<DemoWorkImages> {
  const shown = portfolio.flatMap((item) => imagesOf(item, portfolio))
  const treatments = shown.map(({ treatment }) => treatment)
  const pictures = await drawAll({ people: [], treatments, folder: upload.folder })
  return shown.map(({ item, treatment: { stage } }, index) => {
    const name = `${plain(item.title.pl)}-${index + 1}.jpg`
    return { item, stage, file: made(upload, 'portfolio', name, pictures[index] as Picture) }
  })
}

/** A drawing that is there in every size already. */
function made(upload: Upload, purpose: Purpose, name: string, { width, height, variants, looks }: Picture): StagedFile {
  return Object.assign(new StagedFile(purpose), {
    originalName: name,
    mime: 'image/webp',
    bytes: variants.at(-1)?.bytes as number,
    width,
    height,
    looks,
    moveInto: (key: string) => upload.moveInto(key, variants),
  })
}

/** In a process that ends with it, so that the portal does not keep the memory that drawing takes. */
function drawAll(toDraw: ToDraw): Promise<Picture[]> {
  const child = fork(new URL('./demo-drawing-process.ts', import.meta.url), { env: {} })
  return new Promise((resolve, reject) => {
    child.once('message', (pictures: Picture[]) => resolve(pictures))
    child.once('error', reject)
    // Unlike its exit, this comes after all that it sent.
    child.once('disconnect', () => reject(new Error('The pictures of the demo academy could not be drawn.')))
    child.send(toDraw, (error) => error && reject(error))
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
