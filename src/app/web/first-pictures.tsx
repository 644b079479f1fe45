import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DoorFrame } from '#door/door-frame.tsx'
import { LoginPage } from '#door/login-page.tsx'
import { RegisterPage } from '#door/register-page.tsx'
import { type Language, languages } from '#kit/contract/texts/text.ts'
import { fillTexts, showLanguage, translate } from '#kit/web/language/i18n.ts'
import { PageSkeleton, Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Wordmark } from '#kit/web/ui/styles/wordmark.tsx'
import type { Picture } from './first-picture.ts'
import { HomePlace, ShellFrame } from './shell/shell-frame.tsx'

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
  shell: () => <ShellInOutline />,
}

export type Drawn = { picture: Picture; language: Language; markup: string }

/** Every picture in every language of the texts. */
export function drawPictures(texts: Parameters<typeof fillTexts>[0]): Drawn[] {
  fillTexts(texts)
  return (Object.keys(pictures) as Picture[]).flatMap((picture) =>
    languages.map((language) => ({ picture, language, markup: drawn(picture, language) })),
  )
}

function drawn(picture: Picture, language: Language): string {
  showLanguage(language)
  const markup = renderToStaticMarkup(pictures[picture]())
  // Its inputs look like inputs, but nobody can type into them what would be lost.
  return markup.replace(/<title>.*?<\/title>/g, '').replace(/<(input|textarea) /g, '<$1 readonly ')
}

function ShellInOutline() {
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
      tools={<Skeleton width="2.25rem" height="2.25rem" />}
    >
      <PageSkeleton label={translate('app.loading')} />
    </ShellFrame>
  )
}
