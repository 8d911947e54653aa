#include "server/online.hpp"

#include "server/people/secrets.hpp"
#include "server/wire/outgoing.hpp"

namespace barracuda::server {
namespace {

using namespace std::chrono_literals;
constexpr auto tick_period = 20ms;
constexpr auto beat_period = 1s;

store::WriterSettings counted_by(Metrics& metrics) {
    store::WriterSettings settings;
    settings.on_group = [&metrics](const store::Group& group) { metrics.group(group); };
    return settings;
}

}  // namespace

std::function<Instant()> steady_wall_clock() {
    using SteadyClock = std::chrono::steady_clock;
    const auto begin = SteadyClock::now();
    const auto wall = std::chrono::duration_cast<Milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    return [begin, wall] {
        return Instant{wall + std::chrono::duration_cast<Milliseconds>(SteadyClock::now() - begin)};
    };
}

Online::Online(store::Store store, OnlineSettings settings)
    : settings_(std::move(settings)),
      store_(std::move(store)),
      writer_(settings_.store, counted_by(metrics_)),
      hall_(store_, writer_, {settings_.now, new_id, settings_.log}),
      people_(store_, writer_),
      buckets_(settings_.limited, settings_.rates),
      info_{.app = settings_.app},
      api_({&hall_, &people_, &buckets_, &store_, &writer_, &metrics_, &info_, &gallery_,
            settings_.api.queue_bytes},
           settings_.api) {}

Result<std::unique_ptr<Online>, std::string> Online::open(OnlineSettings settings) {
    auto store = store::Store::open(settings.store);
    if (!store) return fail(store.error());
    std::unique_ptr<Online> online(new Online(std::move(*store), std::move(settings)));
    const auto resumed = online->hall_.resume();
    if (!resumed) return fail(resumed.error());
    online->resumed_ = *resumed;
    return online;
}

Handler Online::handler(Handler others) {
    return [this, others = std::move(others)](const Request& request, const Reply& reply) {
        const bool is_for_api = Api::is_for(request);
        metrics_.request(is_for_api ? Metrics::Asked::Api : Metrics::Asked::Site);
        if (is_for_api) return api_.answer(request, reply);
        api_.answer_page(request, reply, others);
    };
}

std::string Online::metrics() {
    const Hall::Counts counts = hall_.counts();
    return metrics_.text({.running_games = counts.running,
                          .games = counts.rooms,
                          .sockets = counts.sockets,
                          .waiting = writer_.waiting()});
}

void Online::attach(Server& server) {
    server.every(tick_period, [this] { hall_.tick(); });
    server.every(beat_period, [this] {
        hall_.beat();
        buckets_.sweep(hall_.now());
    });
    writer_.hand_over_to([&server](std::function<void()> work) { server.post(std::move(work)); });
    server.at_the_door([this](const AddressBytes& newcomer) { return api_.turns_away(newcomer); });
    server.when_stopping([this] {
        hall_.tell_all(notice_message("restart"));
        hall_.beat();
    });
}

}  // namespace barracuda::server
