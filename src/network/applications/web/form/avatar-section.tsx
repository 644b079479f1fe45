import type { TextKey } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Upload } from '#kit/web/upload/upload.tsx'
import { applications } from '#network/applications/contract/applications.ts'
import type { ProArtistForm } from '#network/artists/contract/artists.entities.ts'
import { FormSection } from '#network/artists/web/fields/form-section.shown.tsx'
import { FileProblem, useFileArrived } from './file-problem.tsx'
import { Fold } from './section-fold.tsx'
import { useCrop } from './use-crop.tsx'

type AvatarSectionProps = { hash: string; form: ProArtistForm; note?: TextKey; isFolded: boolean }

export function AvatarSection({ hash, form, note, isFolded }: AvatarSectionProps) {
  const t = useText()
  const arrived = useFileArrived('avatar')
  const { crop, dialog } = useCrop()
  const { first_name, last_name, avatar_url } = form
  return (
    <FormSection name="avatar" text={isFolded ? undefined : 'applications.avatar_text'} note={note}>
      <Fold isFolded={isFolded}>
        <FileProblem name="avatar">
          <Row gap="lg" grows="last">
            <Avatar name={fullName({ first_name, last_name })} src={avatar_url} size="lg" />
            <div>
              <Upload
                endpoint={applications.sendFormAvatar}
                field="avatar"
                purpose="avatar"
                input={{ hash }}
                prepare={crop}
                label={t(avatar_url ? 'applications.avatar_change' : 'artists.avatar_choose')}
                draft={`pro-artist-form.${hash}.avatar`}
                onSent={() => {
                  arrived()
                  toast(t('artists.avatar_saved'))
                }}
              />
              {dialog}
            </div>
          </Row>
        </FileProblem>
      </Fold>
    </FormSection>
  )
}
