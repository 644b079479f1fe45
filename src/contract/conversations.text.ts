import { bilingualTexts } from './kit/text.ts'

export const conversationTexts = bilingualTexts({
  pl: {
    type_GENERAL: 'Sprawy ogólne',
    type_INVITATION: 'Zgłoszenie',
    type_VERIFICATION: 'Dane i dokumenty',
    type_STATUS_UPGRADE: 'Awans',
    type_TRAINING: 'Szkolenia',
  },
  'en-US': {
    type_GENERAL: 'General',
    type_INVITATION: 'Application',
    type_VERIFICATION: 'Data and documents',
    type_STATUS_UPGRADE: 'Status upgrade',
    type_TRAINING: 'Trainings',
  },
})
