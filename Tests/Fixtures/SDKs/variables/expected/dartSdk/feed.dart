part of 'variables.dart';

class FeedVariablesBuilder {
  final Optional<String> _name = Optional.optional(nativeFromJson, nativeToJson);

  final FirebaseDataConnect _dataConnect;

  FeedVariablesBuilder name(String? t) {
    _name.value = t;
    return this;
  }

  FeedVariablesBuilder(this._dataConnect);

  Deserializer<FeedData> dataDeserializer = (dynamic json) => FeedData.fromJson(jsonDecode(json));
  Serializer<FeedVariables> varsSerializer = (FeedVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<OperationResult<FeedData, FeedVariables>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<FeedData, FeedVariables> ref() {
    return _dataConnect.mutation(
      'Feed',
      dataDeserializer,
      varsSerializer,
      FeedVariables(
        name: _name,
      ),
    );
  }
}

@immutable
class FeedData {
  final int pet_updateMany;

  FeedData.fromJson(dynamic json) :
    pet_updateMany = nativeFromJson<int>(json['pet_updateMany']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FeedData otherTyped = other as FeedData;
    return this.pet_updateMany == otherTyped.pet_updateMany;
  }

  @override
  int get hashCode => Object.hashAll([pet_updateMany.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['pet_updateMany'] = nativeToJson<int>(this.pet_updateMany);
    return json;
  }

  FeedData({
    required this.pet_updateMany,
  });
}

@immutable
class FeedVariables {
  late final Optional<String> name;

  @Deprecated('Variables are only sent.')
  FeedVariables.fromJson(Map<String, dynamic> json) {
    this.name = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('name')) {
      this.name.value = json['name'] == null ? null : nativeFromJson<String>(json['name']);
    }
  }

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FeedVariables otherTyped = other as FeedVariables;
    return this.name.state == otherTyped.name.state && _equal(this.name.value, otherTyped.name.value);
  }

  @override
  int get hashCode => Object.hashAll([Object.hash(name.state, _hash(name.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.name.state == OptionalState.set) {
      json['name'] = this.name.toJson();
    }
    return json;
  }

  FeedVariables({
    required this.name,
  });
}
