import { expect, test } from 'vitest'
import { encryptPush, isPushKey } from './encrypt-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message is encrypted as the example of RFC 8291 is', () => {
  const keys = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const once = {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  }
  expect(encryptPush('When I grow up, I want to be a watermelon', keys, once).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
  // New for each message.
  expect(encryptPush('one', keys)).not.toEqual(encryptPush('one', keys))
})

test('what is no point of the curve is no key', () => {
  expect(
    isPushKey(bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4')),
  ).toBe(true)
  expect(isPushKey(Buffer.alloc(65, 4))).toBe(false)
})
