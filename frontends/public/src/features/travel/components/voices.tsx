import { Avatar } from '@reefdesk/ui/avatar';
import { Container, Section } from '@reefdesk/ui/layout';
import { Rating } from '@reefdesk/ui/rating';
import { imageSource, useLanguage, useText } from '@reefdesk/web-kit';
import { type Testimonial, testimonialText } from '../../../shared/testimonials/testimonial.ts';
import { useTestimonialsAboutQuery } from '../testimonials-about.api.ts';

const SHOWN = 3;

/** The newest testimonials about the package; nothing without one. */
export function Voices({ slug }: { slug: string }) {
  const text = useText('travel');
  const { data = [] } = useTestimonialsAboutQuery(slug);
  if (data.length === 0) return null;
  return (
    <Section ground="sand" aria-labelledby="voices-heading">
      <Container>
        <h2 id="voices-heading" className="heading-2">
          {text('voices.title')}
        </h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
          {data.slice(0, SHOWN).map((testimonial) => (
            <Voice key={testimonial.testimonial_id} testimonial={testimonial} />
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Voice({ testimonial }: { testimonial: Testimonial }) {
  const text = useText('travel');
  const language = useLanguage();
  const { rating, profile_image: path, profile_image_meta: meta } = testimonial;
  const name = testimonialText(testimonial, 'name', language);
  return (
    <li className="group flex flex-col border-t border-ink/20 pt-6 only:max-w-3xl only:md:col-span-3">
      <Rating value={rating} label={text('voices.rating', { rating })} className="self-start" />
      <blockquote className="mt-4 font-display text-lg leading-snug lg:group-only:text-xl [&:lang(zh)]:leading-relaxed">
        {testimonialText(testimonial, 'quote', language)}
      </blockquote>
      <p className="mt-5 flex items-center gap-3 text-sm">
        <Avatar source={imageSource(meta, path)} name={name} className="size-11 text-ocean" />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="text-ink/75">{testimonialText(testimonial, 'location', language)}</span>
        </span>
      </p>
    </li>
  );
}
