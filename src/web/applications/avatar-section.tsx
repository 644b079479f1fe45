import { applications } from '#contract/applications/applications.ts'
import type { ProArtistForm } from '#contract/artists/artists.entities.ts'
import type { TextKey } from '#contract/texts.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Upload } from '#web/kit/upload/upload.tsx'
import { FormSection } from '#web/pieces/form-section.tsx'
import styles from './avatar-section.module.css'
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
          <div className={styles.avatar}>
            <Avatar name={`${first_name} ${last_name}`} src={avatar_url} size="lg" />
            <div className={styles.upload}>
              <Upload
                endpoint={applications.sendFormAvatar}
                field="avatar"
                purpose="avatar"
                input={{ hash }}
                prepare={crop}
                label={t(avatar_url ? 'applications.avatar_change' : 'artists.avatar_choose')}
                onSent={() => {
                  arrived()
                  toast(t('artists.avatar_saved'))
                }}
              />
              {dialog}
            </div>
          </div>
        </FileProblem>
      </Fold>
    </FormSection>
  )
}
