import {expect, it} from 'vitest';
import {dateText} from './date';

const english = new Intl.DateTimeFormat('en', {
  calendar: 'gregory',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const dates = Array.from(
  {length: 12},
  (_, month) => new Date(Date.UTC(2026, month, 2 * month + 1)),
);

it.each([...dates, new Date('2026-12-31T23:59:59Z'), new Date('2024-02-29T00:00:00Z')])(
  'shows %s as Intl does',
  (date) => {
    expect(dateText(date)).toBe(english.format(date));
  },
);
