import type { TreatMotif } from '../types.ts'
import { cherry, citrus, crust, crustDeep, greenDeep, herb, lemon } from './ingredients.ts'
import {
  at,
  circle,
  type Drawing,
  each,
  ellipse,
  faded,
  ground,
  leaf,
  line,
  moved,
  type Palette,
  path,
  rect,
  steam,
  turned,
} from './shapes.ts'

function cake(sponge: string, icing: string, drip: string): Drawing {
  return {
    tilt: 1,
    draw: ({ main, pale, accent, deep }, choose) => {
      return [
        ground(630, 240),
        ellipse(400, 604, 250, 30, pale),
        ellipse(400, 596, 250, 26, main),
        path('M200 410 L600 410 V580 Q600 592 588 592 H212 Q200 592 200 580Z', sponge),
        rect(200, 490, 400, 26, 0, icing),
        path('M200 410 L520 278 Q604 300 600 410Z', icing),
        path(
          'M200 404 H600 V430 Q584 470 568 432 Q548 430 540 452 Q524 486 508 436 Q480 428 468 446 Q452 470 440 434 Q404 428 396 460 Q380 490 366 438 Q330 428 318 444 Q304 466 292 434 Q254 428 246 450 Q228 470 216 434 L200 430Z',
          drip,
        ),
        choose(
          circle(500, 290, 36, cherry) +
            circle(488, 278, 9, '#f08a8f') +
            line('M504 258 Q512 220 546 210', greenDeep, 7),
          herb(500, 300, -30, 64) + herb(506, 300, 30, 64) + circle(502, 306, 22, '#5a3b78'),
          each(
            [440, 500, 556],
            (x, index) =>
              circle(x, [318, 296, 310][index]!, 24, '#d8405a') +
              circle(x - 7, [310, 288, 302][index]!, 6, '#f59aa8'),
          ),
          turned(16, 500, 280, rect(488, 204, 18, 110, 5, accent) + rect(514, 220, 18, 94, 5, deep)),
        ),
      ].join('')
    },
  }
}

const heart = 'M396 366 Q340 346 360 330 Q380 322 396 338 Q412 322 432 330 Q452 346 396 366Z'
const milkHeart = path(heart, '#f3dfc1')
const milkRing = '<ellipse cx="396" cy="344" rx="92" ry="20" fill="none" stroke="#f3dfc1" stroke-width="8"/>'
const mint = herb(386, 360, -60, 54) + herb(396, 360, 50, 54)

function cup(drink: string, ...toppings: string[]): Drawing {
  return {
    tilt: 0,
    draw: ({ main, deep, pale, accent, cream }, choose) => {
      return [
        ground(630, 240),
        steam(386, 276, '#ffffff'),
        `<ellipse cx="566" cy="430" rx="70" ry="62" fill="none" stroke="${deep}" stroke-width="28"/>`,
        ellipse(396, 606, 240, 30, deep),
        ellipse(396, 596, 240, 28, pale),
        path('M222 340 H570 Q570 560 450 596 H342 Q222 560 222 340Z', main),
        ellipse(396, 340, 174, 46, cream),
        ellipse(396, 344, 154, 36, drink),
        choose(...toppings),
        choose(
          path('M228 410 Q396 470 564 410 L556 452 Q396 512 238 452Z', accent),
          each([290, 360, 432, 502], (x) => circle(x, 480 - Math.abs(396 - x) * 0.12, 17, accent)),
          leaf(396, 560, -20, 110, accent, deep) + leaf(402, 560, 26, 96, pale, deep),
        ),
      ].join('')
    },
  }
}

function glass(drink: string, fruit: string): Drawing {
  return {
    tilt: 1,
    draw: ({ main, accent, cream }, choose) => {
      const ice = at('360,420,18 440,400,-14 384,496,-24 438,500,30', (x, y, angle) =>
        turned(angle, x, y, faded(0.55, rect(x - 30, y - 30, 60, 60, 12, '#ffffff'))),
      )
      return [
        ground(642, 140),
        turned(
          12,
          430,
          300,
          rect(420, 110, 20, 400, 8, main) + each([130, 180, 230], (y) => rect(420, y, 20, 24, 0, cream)),
        ),
        faded(0.55, path('M266 250 H534 L500 618 Q498 636 480 636 H320 Q302 636 300 618Z', '#ffffff')),
        path('M276 336 H524 L498 604 Q496 620 480 620 H320 Q304 620 302 604Z', drink),
        ice,
        faded(0.4, path('M290 270 H312 L336 600 H318Z', '#ffffff')),
        line('M266 250 H534', '#ffffff', 8),
        citrus(280, 256, 62, fruit),
        choose(
          herb(470, 262, -20, 80) + herb(486, 262, 24, 86),
          circle(500, 330, 24, cherry) + circle(460, 338, 22, accent),
          '',
        ),
      ].join('')
    },
  }
}

function onBoard(bread: (skin: string, shade: string, palette: Palette) => string): Drawing {
  return {
    tilt: 1,
    draw: (palette, choose) => {
      const [skin, shade] = choose([crust, crustDeep], ['#c98243', '#9c5f2c'], ['#e2b06a', '#bf8840'])
      return ground(600, 260) + bread(skin!, shade!, palette) + rect(160, 552, 480, 40, 20, palette.deep)
    },
  }
}

function loaf(skin: string, shade: string): string {
  return [
    path('M180 470 Q170 290 400 284 Q630 290 620 470 Q618 540 560 556 H240 Q182 540 180 470Z', skin),
    faded(0.35, path('M214 440 Q220 330 360 312 Q262 350 254 440Z', '#ffffff')),
    each([290, 380, 470], (x) =>
      path(`M${x} 320 Q${x + 64} 350 ${x + 56} 450 Q${x + 10} 400 ${x} 320Z`, '#f6dfae'),
    ),
    each([290, 380, 470], (x) => line(`M${x} 320 Q${x + 64} 350 ${x + 56} 450`, shade, 7)),
  ].join('')
}

function breadsticks(skin: string, _shade: string, { main, pale }: Palette): string {
  const stick = (x: number) =>
    rect(x - 44, 190, 88, 360, 44, skin) +
    each([250, 320, 390], (y) => line(`M${x - 18} ${y + 20} L${x + 20} ${y - 10}`, '#f6dfae', 13))
  return [
    at('330,-24 400,0 470,24', (x, angle) => turned(angle, x, 520, stick(x))),
    path('M230 420 H570 L540 556 H260Z', main),
    each([450, 486, 522], (y) => line(`M${252 + (y - 450) / 5} ${y} H${548 - (y - 450) / 5}`, pale, 8)),
  ].join('')
}

function toast(skin: string, shade: string): string {
  const rim =
    'M290 330 Q270 250 340 246 Q400 226 460 246 Q530 250 510 330 V520 Q510 544 486 544 H314 Q290 544 290 520Z'
  const crumb =
    'M308 336 Q292 268 344 264 Q400 246 456 264 Q508 268 492 336 V512 Q492 526 478 526 H322 Q308 526 308 512Z'
  return each([0, 1, 2], (index) =>
    moved(index * 84 - 84, index * 6 - 2, path(rim, index === 2 ? skin : shade) + path(crumb, '#f9e8c4')),
  )
}

export const treats: Record<TreatMotif, Drawing> = {
  lemonCake: cake('#f0d9a0', '#fff3df', '#f7e08a'),
  carrotCake: cake('#c98a4f', '#fff6ea', '#fff6ea'),
  chocolateCake: cake('#6b3f2b', '#8a5438', '#4a2a1d'),
  sundae: {
    tilt: 1,
    draw: ({ main, pale, accent, deep }, choose) => {
      const [left, right, top] = choose(
        ['#f7e3b0', '#f2a7b5', '#8a5438'],
        ['#bfd98f', '#fff3df', '#e9b96e'],
        ['#f3b14b', '#d8405a', '#fff3df'],
        ['#c9a3dd', '#f7e3b0', '#f2a7b5'],
      )
      return [
        ground(640, 130),
        turned(
          24,
          500,
          280,
          rect(478, 150, 44, 190, 10, '#d9a55c') +
            line('M478 200 L522 240 M478 250 L522 290 M522 180 L478 220', crustDeep, 5),
        ),
        circle(330, 350, 84, left!),
        circle(470, 350, 84, right!),
        circle(400, 268, 84, top!),
        faded(
          0.35,
          at('306,320 372,236 446,320', (x, y) => circle(x, y, 18, '#ffffff')),
        ),
        choose(
          path(
            'M330 236 Q400 150 470 236 Q480 290 456 270 Q440 300 424 266 Q400 310 384 264 Q362 290 348 262 Q326 276 330 236Z',
            choose('#4a2a1d', '#a8222f'),
          ),
          at('360,250 420,220 440,290 380,300', (x, y, index) =>
            turned(index * 50, x, y, rect(x - 14, y - 4, 28, 8, 4, [accent, main, '#ffffff', deep][index]!)),
          ),
        ),
        circle(400, 178, 28, cherry) + line('M402 152 Q410 120 440 112', greenDeep, 6),
        path('M236 380 H564 Q556 500 440 530 H360 Q244 500 236 380Z', main),
        path('M236 380 H564 L562 402 H238Z', pale),
        faded(0.3, path('M262 412 Q274 480 330 508 Q298 470 292 412Z', '#ffffff')),
        rect(384, 522, 32, 84, 8, deep),
        rect(306, 600, 188, 34, 17, main),
      ].join('')
    },
  },
  coffee: cup('#7a4a30', milkHeart, milkRing),
  mintTea: cup('#b3ab52', mint),
  hibiscusTea: cup('#a8323f', ''),
  lemonade: glass('#ecd067', lemon),
  berryade: glass('#d8405a', '#e8637a'),
  icedTea: glass('#a0522d', lemon),
  loaf: onBoard(loaf),
  breadsticks: onBoard(breadsticks),
  toast: onBoard(toast),
}
