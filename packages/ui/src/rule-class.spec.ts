import { ruleClass, rulesIn } from './rule-class.tsx';

const ruleOf = (name: string | undefined) => rulesIn(`<i class="a ${name} b">`);

it('returns the same class and rule for the same declarations', () => {
  const name = ruleClass({ 'background-color': '#123456', width: '50%', height: undefined });
  expect(ruleClass({ 'background-color': '#123456', width: '50%' })).toBe(name);
  expect(ruleOf(name)).toBe(`.${name}{background-color:#123456;width:50%}`);
  expect(ruleClass({ width: '51%' })).not.toBe(name);
});

it('returns no class without declarations', () => {
  expect(ruleClass({ width: undefined })).toBeUndefined();
});

it('allows a preview with its quoted content', () => {
  expect(ruleOf(ruleClass({ 'background-image': 'url("data:image/webp;base64,AA+/=")' }))).toContain('url("data:image/webp;base64,AA+/=")');
});

it.each(['red;position:fixed', 'red}body{display:none', '</style><script>', 'url("a', '\\72 ed', "'x", 'url("a}b")'])(
  'leaves out a value that could end its declaration: %s',
  (value) => {
    expect(ruleClass({ background: value })).toBeUndefined();
  },
);

it('returns only the rules of classes in the markup', () => {
  const [one, other] = [ruleClass({ left: '1%' }), ruleClass({ left: '2%' })];
  expect(rulesIn(`<p class="${one}">${other}</p>`)).toBe(`.${one}{left:1%}`);
});
