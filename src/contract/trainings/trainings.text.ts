import { bilingualTexts } from '#contract/kit/text.ts'

export const trainingTexts = {
  dashboard: bilingualTexts({
    pl: {
      queue_trainings: {
        one: 'szkolenie czeka na weryfikację',
        few: 'szkolenia czekają na weryfikację',
        many: 'szkoleń czeka na weryfikację',
        other: 'szkolenia czeka na weryfikację',
      },
    },
    'en-US': {
      queue_trainings: { one: 'training awaiting verification', other: 'trainings awaiting verification' },
    },
  }),

  rights: bilingualTexts({
    pl: {
      'can-view-pro-artist-trainings': 'przeglądanie szkoleń',
      'can-view-pro-artist-training-details': 'przeglądanie szczegółów szkoleń',
      'can-add-pro-artist-training': 'dodawanie szkoleń',
      'can-edit-pro-artist-training': 'edycja szkoleń',
      'can-publish-pro-artist-training': 'publikowanie szkoleń',
      'can-unpublish-pro-artist-training': 'wycofywanie szkoleń z publikacji',
      'can-unpublish-pro-artist-training_as_admin': 'przeglądanie szkoleń wszystkich artystów',
      'can-accept-pro-artist-training': 'przyjmowanie szkoleń',
      'can-reject-pro-artist-training': 'odrzucanie szkoleń',
    },
    'en-US': {
      'can-view-pro-artist-trainings': 'view trainings',
      'can-view-pro-artist-training-details': 'view the details of trainings',
      'can-add-pro-artist-training': 'add trainings',
      'can-edit-pro-artist-training': 'edit trainings',
      'can-publish-pro-artist-training': 'publish trainings',
      'can-unpublish-pro-artist-training': 'unpublish trainings',
      'can-unpublish-pro-artist-training_as_admin': 'view the trainings of all artists',
      'can-accept-pro-artist-training': 'accept trainings',
      'can-reject-pro-artist-training': 'reject trainings',
    },
  }),
}
