import { applications } from '#contract/applications/applications.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Columns, Panel } from '#web/kit/ui/layout.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'
import { Upload } from '#web/kit/upload/upload.tsx'

/** Sends to a link that is nobody's: what the portal refuses shows where it should. */
export function UploadSpecimens() {
  const t = useText()
  return (
    <Panel title={t('gallery.upload')}>
      <Columns column="22rem">
        <Upload
          endpoint={applications.sendFormAvatar}
          field="avatar"
          purpose="avatar"
          input={{ hash: 'gallery' }}
          label={t('gallery.picture')}
          onSent={() => undefined}
        />
        <Upload
          endpoint={applications.addFormDocument}
          field="file"
          purpose="document"
          input={{ hash: 'gallery', kind: 'CERTIFICATE', valid_until: null }}
          label={t('gallery.disabled')}
          isDisabled
          onSent={() => undefined}
        />
        <Progress share={0.6} label={t('gallery.uploading')} />
      </Columns>
    </Panel>
  )
}
