#include "wasm/answer.hpp"

#include "base/json.hpp"

namespace barracuda::wasm {

std::string to_json(const Answer& answer) {
    JsonObject object;
    if (answer) {
        object.field("value", *answer);
    } else {
        object.text("error", answer.error().message);
        object.field("fault", answer.error().fault);
    }
    return object.done();
}

}  // namespace barracuda::wasm
