import { bilingualTexts } from './kit/text.ts'

export const galleryTexts = bilingualTexts({
  pl: { title: 'Galeria elementów' },
  'en-US': { title: 'Gallery of parts' },
})
