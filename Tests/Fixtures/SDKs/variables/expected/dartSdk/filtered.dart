part of 'variables.dart';

class FilteredVariablesBuilder {
  final Optional<PetFilter> _where = Optional.optional((json) => throw UnsupportedError('it is only sent'), (value) => value.toJson());
  final Optional<List<PetOrder>> _order = Optional.optional((json) => (json as List<dynamic>).map((e) => throw UnsupportedError('it is only sent')).toList(), (value) => value.map((e) => e.toJson()).toList());

  final FirebaseDataConnect _dataConnect;

  FilteredVariablesBuilder where(PetFilter? t) {
    _where.value = t;
    return this;
  }

  FilteredVariablesBuilder order(List<PetOrder>? t) {
    _order.value = t;
    return this;
  }

  FilteredVariablesBuilder(this._dataConnect);

  Deserializer<FilteredData> dataDeserializer = (dynamic json) => FilteredData.fromJson(jsonDecode(json));
  Serializer<FilteredVariables> varsSerializer = (FilteredVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<FilteredData, FilteredVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<FilteredData, FilteredVariables> ref() {
    return _dataConnect.query(
      'Filtered',
      dataDeserializer,
      varsSerializer,
      FilteredVariables(
        where: _where,
        order: _order,
      ),
    );
  }
}

@immutable
class FilteredPets {
  /// What it listens to.
  final String name;

  FilteredPets.fromJson(dynamic json) :
    name = nativeFromJson<String>(json['name']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FilteredPets otherTyped = other as FilteredPets;
    return this.name == otherTyped.name;
  }

  @override
  int get hashCode => Object.hashAll([name.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['name'] = nativeToJson<String>(this.name);
    return json;
  }

  FilteredPets({
    required this.name,
  });
}

@immutable
class FilteredData {
  final List<FilteredPets> pets;

  FilteredData.fromJson(dynamic json) :
    pets = (json['pets'] as List<dynamic>).map((e) => FilteredPets.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FilteredData otherTyped = other as FilteredData;
    return _equal(this.pets, otherTyped.pets);
  }

  @override
  int get hashCode => Object.hashAll([_hash(pets)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['pets'] = this.pets.map((e) => e.toJson()).toList();
    return json;
  }

  FilteredData({
    required this.pets,
  });
}

@immutable
class FilteredVariables {
  late final Optional<PetFilter> where;
  late final Optional<List<PetOrder>> order;

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FilteredVariables otherTyped = other as FilteredVariables;
    return this.where.state == otherTyped.where.state && _equal(this.where.value, otherTyped.where.value) &&
        this.order.state == otherTyped.order.state && _equal(this.order.value, otherTyped.order.value);
  }

  @override
  int get hashCode => Object.hashAll([Object.hash(where.state, _hash(where.value)), Object.hash(order.state, _hash(order.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.where.state == OptionalState.set) {
      json['where'] = this.where.toJson();
    }
    if (this.order.state == OptionalState.set) {
      json['order'] = this.order.toJson();
    }
    return json;
  }

  FilteredVariables({
    required this.where,
    required this.order,
  });
}
