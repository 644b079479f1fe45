import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DoorFrame } from '#door/door-frame.tsx'
import { LoginPage } from '#door/login-page.tsx'
import { RegisterPage } from '#door/register-page.tsx'
import { type Language, languages } from '#kit/contract/texts/text.ts'
import { fillTexts, showLanguage } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Columns } from '#kit/web/ui/layout.tsx'
import { Wordmark } from '#kit/web/ui/styles/wordmark.tsx'
import type { Picture } from './first-picture.ts'
import { HomePlace, ShellFrame, TabsPlace } from './shell/shell-frame.tsx'

const blank = '\u00a0'
const titlePlace = '[title]'
const introPlace = '[intro]'
/** Where the server writes the academy's name. */
const namePlace = '{{academy}}'
const drawnName = '[academy]'

/*
 * The prerendered part of each screen, rendered by its own components at build time (`scripts/first-pictures.ts`). It
 * has no behavior: the screen itself replaces it in one go.
 */
const pictures: Record<Picture, () => ReactNode> = {
  login: () => (
    <DoorFrame>
      <LoginPage />
    </DoorFrame>
  ),
  register: () => (
    <DoorFrame>
      <RegisterPage />
    </DoorFrame>
  ),
  door: () => <DoorFrame>{null}</DoorFrame>,
  dashboard: () => (
    <ShellInOutline tabs={<TabsPlace />}>
      <Page title={titlePlace} intro={blank} isPainted>
        <Columns>
          <Skeleton height="10rem" />
          <Skeleton height="10rem" />
        </Columns>
      </Page>
    </ShellInOutline>
  ),
  shell: () => (
    <ShellInOutline tabs={<TabsPlace hidden />}>
      <Page title={titlePlace} intro={introPlace}>
        <Skeleton width="min(28rem, 90%)" />
        <Skeleton height="12rem" />
      </Page>
    </ShellInOutline>
  ),
}

export type Drawn = { picture: Picture; language: Language; markup: string }

/** Every picture in every language of the texts. */
export function drawPictures(texts: Parameters<typeof fillTexts>[0]): Drawn[] {
  fillTexts(texts.map((one) => ({ ...one, translation: one.translation.replaceAll(namePlace, drawnName) })))
  return (Object.keys(pictures) as Picture[]).flatMap((picture) =>
    languages.map((language) => ({ picture, language, markup: drawn(picture, language) })),
  )
}

function drawn(picture: Picture, language: Language): string {
  showLanguage(language)
  const markup = renderToStaticMarkup(pictures[picture]())
  return (
    markup
      .replace(/<title>.*?<\/title>/g, '')
      .replaceAll(drawnName, namePlace)
      // Where the document writes the title that the screen had before, and the intro below it; a placeholder until then.
      .replace(`>${titlePlace}<`, ` data-title>${blank}<`)
      .replace(`>${introPlace}<`, ' data-intro hidden><')
      // Its inputs look like inputs, but nobody can type into them what would be lost.
      .replace(/<(input|textarea) /g, '<$1 readonly ')
  )
}

function ShellInOutline({ tabs, children }: { tabs?: ReactNode; children: ReactNode }) {
  const home = (
    <HomePlace>
      <a href="#/dashboard">
        <Wordmark />
      </a>
    </HomePlace>
  )
  return (
    <ShellFrame
      density="comfortable"
      home={home}
      menu={<Skeleton height="24rem" />}
      menuButton={<Skeleton width="2.25rem" height="2.25rem" />}
      finder={null}
      tabs={tabs}
      tools={<Skeleton width="2.25rem" height="2.25rem" />}
    >
      {children}
    </ShellFrame>
  )
}
