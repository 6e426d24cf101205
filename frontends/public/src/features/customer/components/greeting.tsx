import { useText } from '@reefdesk/web-kit';
import { customer } from '../../../scenes/customer.ts';
import { Scene } from '../../../scenes/scene.tsx';

export function Greeting({ name }: { name: string }) {
  const text = useText('customer');
  return (
    <header className="relative isolate grid min-h-[26rem] items-end overflow-hidden bg-abyss text-white lg:min-h-[32rem]">
      <Scene scene={customer} priority className="absolute inset-0 -z-10 size-full object-[64%_70%] lg:w-[118%] lg:max-w-none" />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-abyss/85 via-abyss/30 via-60% to-abyss/10" />
      <div className="container-page pt-32 pb-12 lg:pb-16">
        <h1 className="heading-2 max-w-3xl wrap-anywhere">{name ? text('greeting', { name }) : text('greetingPlain')}</h1>
        <p className="lead mt-4 max-w-lg text-white">{text('lead')}</p>
      </div>
    </header>
  );
}
