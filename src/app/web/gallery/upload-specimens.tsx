import { useText } from '#kit/web/language/i18n.ts'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Columns } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Upload } from '#kit/web/upload/upload.tsx'
import { applications } from '#network/applications/contract/applications.ts'

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
